/**
 * The link that a click means for this tab: with a modifier or another button it is for a tab of its own, as everywhere.
 * Undefined where it means no link of those that are looked for.
 */
export const plainLinkOf = (event: MouseEvent, selector: string): HTMLAnchorElement | undefined => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined
  return target.closest<HTMLAnchorElement>(selector) ?? undefined
}
