/**
 * Asking about things: a pointer that rests, the focus, a finger that rests; and a mode in which every press explains
 * and nothing is played. It listens to the whole page, so that a thing needs nothing but its name to be asked about.
 */
import { askedAt, type Asked } from '../about';
import { SLACK } from '../dragging';

/** How somebody asked. What was asked for on purpose, by a finger or in the asking mode, stays until the next press. */
export type By = 'pointer' | 'focus' | 'finger' | 'ask';

export interface Shown extends Asked {
  by: By;
}

/** How long a pointer and a finger rest before that means to ask, and how long a note outlives the pointer. */
const REST = 350;
const FINGER = 450;
const LEAVE = 140;

const stays = (by: By | undefined) => by === 'finger' || by === 'ask';
const within = (target: EventTarget | null, what: string) =>
  target instanceof Element && target.closest(what) !== null;

export class Inspector {
  shown = $state.raw<Shown | null>(null);
  asking = $state(false);

  /** Whether something is to be said of a thing. */
  readonly #knows: (asked: Asked) => boolean;
  #over: Element | null = null;
  /** Where the pointer was last; nothing as long as it was nowhere. */
  #at: { x: number; y: number } | null = null;
  /** Whether something was pressed since the pointer came to what it is over: that was no question. */
  #pressed = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #leave: ReturnType<typeof setTimeout> | undefined;
  #finger: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
  /** Whether the focus comes back to where it was. */
  #quiet = false;
  /** Whether the click that follows is no press. */
  #swallows = false;

  constructor(knows: (asked: Asked) => boolean) {
    this.#knows = knows;
  }

  /** Listens until the function that it gives back is called. */
  listen(): () => void {
    const heard: [string, (event: never) => void][] = [
      ['pointermove', (event: PointerEvent) => this.#moved(event)],
      ['pointerdown', (event: PointerEvent) => this.#down(event)],
      ['pointerup', () => this.#lift()],
      ['pointercancel', () => this.#lift()],
      ['contextmenu', (event: Event) => this.#swallows && event.preventDefault()],
      ['click', (event: MouseEvent) => this.#click(event)],
      ['keydown', (event: KeyboardEvent) => this.#key(event)],
      ['focusin', (event: FocusEvent) => this.#focus(event)],
      ['focusout', () => this.#left()],
      ['scroll', (event: Event) => this.#scrolled(event)],
      ['resize', () => this.hide()],
    ];
    for (const [kind, hear] of heard) {
      window.addEventListener(kind, hear as EventListener, { capture: true });
    }
    return () => {
      this.hide();
      this.#lift();
      for (const [kind, hear] of heard) {
        window.removeEventListener(kind, hear as EventListener, { capture: true });
      }
    };
  }

  show(asked: Asked, by: By): void {
    this.#still();
    this.shown = { ...asked, by };
  }

  hide(): void {
    this.#still();
    this.shown = null;
  }

  /** The thing that is asked about was taken away, or drawn anew below a pointer that rests. */
  gone(): void {
    const { shown } = this;
    const there = shown?.by === 'pointer' ? this.#again(shown) : null;
    if (there) this.shown = { ...there, by: 'pointer' };
    else this.hide();
  }

  /** More can be said than before: a pointer that rests on a thing has asked about it already. */
  learned(): void {
    if (!this.#at || this.#pressed) return;
    // What lies around it may have been explained in its place.
    if (this.shown && this.shown.by !== 'pointer') return;
    this.#over = null;
    this.#goesTo(this.#under());
  }

  /** What lies below the pointer. */
  #under(): Element | null {
    return this.#at && document.elementFromPoint(this.#at.x, this.#at.y);
  }

  /** The same thing, also if it was drawn anew since the pointer came to it; nothing if it is not there any more. */
  #again(asked: Asked): Asked | null {
    if (asked.element.isConnected) return asked;
    const there = this.#find(this.#under());
    if (there?.about !== asked.about || there.of !== asked.of) return null;
    this.#over = there.element;
    return there;
  }

  /** Begins to ask, or ends it. Whoever has the focus on a thing asks about that first. */
  toggle(): void {
    this.asking = !this.asking;
    this.hide();
    const asked = this.asking ? this.#find(document.activeElement) : null;
    if (asked && document.activeElement?.matches(':focus-visible')) this.show(asked, 'ask');
  }

  /** The innermost thing there of which something can be said. */
  #find(target: EventTarget | null): Asked | null {
    let asked = askedAt(target);
    while (asked && !this.#knows(asked)) asked = askedAt(asked.element.parentElement);
    return asked;
  }

  /** What a press would play is explained instead. */
  #explains(target: EventTarget | null): boolean {
    if (!this.asking || within(target, '[data-note], [data-ask]')) return false;
    const anywhere = !within(target, 'dialog') && within(target, '.game :is(.board, .tray)');
    return anywhere || (within(target, '.game') && this.#find(target) !== null);
  }

  #moved(event: PointerEvent): void {
    if (event.pointerType === 'touch') {
      const from = this.#finger;
      const far = from && Math.hypot(event.clientX - from.x, event.clientY - from.y) >= SLACK;
      if (far) this.#lift();
      return;
    }
    this.#at = { x: event.clientX, y: event.clientY };
    if (stays(this.shown?.by)) return;
    if (event.buttons !== 0) return this.hide();
    if (within(event.target, '[data-note]')) {
      // Wherever it goes from here is another place.
      this.#over = event.target as Element;
      return this.#still();
    }
    this.#goesTo(event.target);
  }

  /** The pointer has come to something, and may rest there. */
  #goesTo(target: EventTarget | null): void {
    const over = askedAt(target)?.element ?? null;
    if (over === this.#over) return;
    this.#over = over;
    this.#pressed = false;
    clearTimeout(this.#rest);
    const asked = over && this.#find(over);
    if (asked && asked.element === this.shown?.element) return clearTimeout(this.#leave);
    if (this.shown?.by === 'pointer') {
      clearTimeout(this.#leave);
      this.#leave = setTimeout(() => this.hide(), LEAVE);
    }
    if (asked) {
      this.#rest = setTimeout(() => {
        const there = this.#again(asked);
        if (there) this.show(there, 'pointer');
      }, REST);
    }
  }

  #down(event: PointerEvent): void {
    this.#lift();
    this.#swallows = false;
    if (within(event.target, '[data-note]')) return;
    this.#pressed = true;
    const stop = this.#explains(event.target);
    // The first press elsewhere puts a note away, and plays nothing.
    const away = !stop && stays(this.shown?.by) && !within(event.target, '[data-ask]');
    if (!stop) this.hide();
    if (away) this.#swallows = event.pointerType === 'touch' || this.asking;
    if (stop) event.stopImmediatePropagation();
    if (event.pointerType !== 'touch' || this.asking) return;
    const asked = this.#find(event.target);
    if (!asked) return;
    const timer = setTimeout(() => {
      this.#swallows = true;
      this.show(asked, 'finger');
    }, FINGER);
    this.#finger = { x: event.clientX, y: event.clientY, timer };
  }

  #click(event: MouseEvent): void {
    if (within(event.target, '[data-note]')) return;
    const swallows = this.#swallows;
    this.#swallows = false;
    if (!swallows && !this.#explains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!swallows) this.#answer(event.target);
  }

  #answer(target: EventTarget | null): void {
    const asked = this.#find(target);
    if (asked) this.show(asked, 'ask');
    else this.hide();
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (within(event.target, 'input, textarea, select')) return;
    if (event.key === 'Escape') this.#escape(event);
    // One that was closed may have the focus for a moment longer.
    else if (event.key === '?' && !within(event.target, 'dialog[open]')) {
      this.#take(event);
      this.toggle();
    } else if ((event.key === 'Enter' || event.key === ' ') && this.#explains(event.target)) {
      this.#take(event);
      this.#answer(event.target);
    }
  }

  /** Puts away what was asked for on purpose, then ends the asking; what shows by itself just goes. */
  #escape(event: KeyboardEvent): void {
    const { shown } = this;
    if (within(event.target, 'dialog') && !within(shown?.element ?? null, 'dialog')) return;
    if (shown && stays(shown.by)) {
      this.#take(event);
      this.hide();
      if (within(document.activeElement, '[data-note]')) this.#giveBack(shown.element);
    } else if (this.asking) {
      this.#take(event);
      this.toggle();
    } else this.hide();
  }

  /** Whoever went into a note comes back to its thing, and has read enough of it. */
  #giveBack(element: Element): void {
    this.#quiet = true;
    const pressed = element.closest<HTMLElement | SVGElement>('[tabindex], button');
    pressed?.focus({ preventScroll: true });
    this.#quiet = false;
  }

  #take(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #focus({ target }: FocusEvent): void {
    if (this.#quiet || within(target, '[data-note]')) return;
    if (stays(this.shown?.by) && !within(target, '.game')) return;
    const asked =
      target instanceof Element && target.matches(':focus-visible') ? this.#find(target) : null;
    // What lies around it may have the name, as the board has that of nothing.
    if (asked && !within(target, 'dialog h2, [data-focus-home]:focus')) this.show(asked, 'focus');
    else if (this.shown?.by === 'focus') this.hide();
  }

  /** A thing that goes while it has the focus says so in the middle of a redraw: that is no time to change anything. */
  #left(): void {
    const { shown } = this;
    if (shown?.by !== 'focus') return;
    queueMicrotask(() => this.shown === shown && this.hide());
  }

  #scrolled({ target }: Event): void {
    const { shown } = this;
    if (shown && target instanceof Node && target.contains(shown.element)) this.hide();
  }

  #lift(): void {
    clearTimeout(this.#finger?.timer);
    this.#finger = null;
  }

  #still(): void {
    clearTimeout(this.#rest);
    clearTimeout(this.#leave);
  }
}
