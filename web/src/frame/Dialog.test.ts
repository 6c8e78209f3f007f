import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import Dialog from './Dialog.svelte';

const children = createRawSnippet(() => ({ render: () => '<p>Text</p>' }));

function opened() {
  HTMLDialogElement.prototype.showModal = () => undefined;
  const close = vi.fn();
  const { container, unmount } = render(Dialog, { title: 'Keys', close, children });
  const dialog = container.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  return { dialog, close, unmount };
}

describe('a dialog', () => {
  it('says that it was closed', () => {
    const { dialog, close } = opened();
    dialog.dispatchEvent(new Event('close'));
    expect(close).toHaveBeenCalledOnce();
  });

  it('that is gone closes nothing that came in its place', () => {
    const { dialog, close, unmount } = opened();
    unmount();
    dialog.dispatchEvent(new Event('close'));
    expect(close).not.toHaveBeenCalled();
  });

  it('that is taken away gives the focus back to what opened it', async () => {
    document.body.innerHTML = '<button>Open</button>';
    const opener = document.querySelector('button');
    opener?.focus();
    const { unmount } = opened();
    unmount();
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('gives it to the board where what opened it has gone', async () => {
    document.body.innerHTML =
      '<button>Open</button><section data-focus-home tabindex="0"></section>';
    const opener = document.querySelector('button');
    opener?.focus();
    const { unmount } = opened();
    opener?.remove();
    unmount();
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('SECTION'));
  });
});
