/**
 * The link that a click opens in this tab. With a modifier key or another mouse button the browser opens a new tab, as
 * everywhere. Returns `undefined` if the click opens no link that matches the selector.
 */
export const plainLinkOf = (event: MouseEvent, selector: string): HTMLAnchorElement | undefined => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined
  return target.closest<HTMLAnchorElement>(selector) ?? undefined
}
