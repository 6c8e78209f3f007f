/** A table has the whole window; where there is no table to show, the frame of the site is around the page. */
let missing = $state(0);

/** Whether a page of a table has nothing to show. */
export function isFramed(): boolean {
  return missing > 0;
}

/** Puts the frame of the site around the page until the function that it gives back is called. */
export function frameIt(): () => void {
  missing += 1;
  return () => (missing -= 1);
}
