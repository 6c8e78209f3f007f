/** Where the note beside a piece goes. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;

/**
 * Above the piece if there is room, else below; never out of the window. Never on the buttons either:
 * a pointer on its way to one would rest on the note, which stays as long as it does.
 */
export function placeNote(
  piece: Box,
  { width, height }: { width: number; height: number },
  window: { width: number; height: number },
  buttons: Box | null,
): { left: number; top: number } {
  const left = Math.min(
    Math.max(GAP, piece.left + piece.width / 2 - width / 2),
    Math.max(GAP, window.width - width - GAP),
  );
  const above = piece.top - height - GAP;
  const below = Math.min(piece.top + piece.height + GAP, window.height - height - GAP);
  const top = Math.max(GAP, above >= GAP ? above : below);
  if (!buttons || !overlap({ left, top, width, height }, buttons)) return { left, top };
  const beside = buttons.left - width - GAP;
  if (beside >= GAP) return { left: beside, top };
  const over = buttons.top - height - GAP;
  return { left, top: over >= GAP ? over : top };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

/** What all of these take up together; nothing if there are none. */
export function around(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
