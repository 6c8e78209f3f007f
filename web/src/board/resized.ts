/**
 * Sizes by container units where containers lie in containers. Chromium leaves what lies inside the
 * inner ones as it was when the window changes, until something else asks for new styles: this does.
 */
import type { Attachment } from 'svelte/attachments';

export const resized: Attachment<HTMLElement> = (root) => {
  let times = 0;
  const watch = new ResizeObserver(() => {
    times += 1;
    root.style.setProperty('--resized', String(times));
  });
  for (const one of [root, ...root.children]) watch.observe(one);
  return () => watch.disconnect();
};
