/**
 * Returns the link that a click opens in this tab; `undefined` if the click opens no link that matches the selector, or
 * if a modifier key or another mouse button makes the browser open a new tab.
 */
export const plainLinkOf = (event: MouseEvent, selector: string): HTMLAnchorElement | undefined => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined
  return target.closest<HTMLAnchorElement>(selector) ?? undefined
}
