/** Copying a text. Only pages of `https` and of this machine may use the clipboard; elsewhere the old way is left. */
export async function isCopied(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}

/** Whether this machine can hand an address to other programs, as phones do. */
export function canShare(url: string): boolean {
  return navigator.canShare?.({ url }) ?? false;
}
