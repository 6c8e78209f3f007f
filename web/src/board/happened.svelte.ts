/** What happened at the table, for boards that show it. */
import { untrack } from 'svelte';
import type { BoardProps } from '../games/face';

/** Shows the events of the last steps, once: every change of a prop runs effects again. */
export function onEvents<Event>(props: () => BoardProps, show: (events: Event[]) => void): void {
  let shown: unknown = null;
  $effect(() => {
    const { steps } = props();
    if (steps === shown) return;
    shown = steps;
    const events = steps.flatMap((step) => step.events as Event[]);
    // What is shown changes things: whoever also listened to them would start again for ever.
    if (events.length > 0) untrack(() => show(events));
  });
}

/** The log line under the pointer shows where it happened: these elements get `data-spot`. */
export function spotlight<Event>(
  props: () => BoardProps,
  places: (events: Event[]) => Iterable<Element>,
): void {
  $effect(() => {
    const lit = [...places(props().spotlight as Event[])];
    for (const element of lit) element.setAttribute('data-spot', '');
    return () => {
      for (const element of lit) element.removeAttribute('data-spot');
    };
  });
}
