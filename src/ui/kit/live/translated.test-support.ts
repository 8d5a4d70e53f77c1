/**
 * Simulates a browser's page translation: replaces each current and later text node with the translated text in two
 * elements. Returns a function that stops the translation.
 */
export const translate = (part: Node): (() => void) => {
  const take = (node: Node): void => {
    if (node instanceof Text) {
      const { parentElement: parent } = node
      if (parent === null || parent.closest("font, script, style, textarea, option") !== null) return
      if (node.data.trim() === "") return
      const outer = document.createElement("font")
      outer.append(document.createElement("font"))
      outer.firstElementChild?.append(node.data)
      node.replaceWith(outer)
    } else for (const child of node.childNodes) take(child)
  }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) take(node)
  })
  observer.observe(part, { childList: true, subtree: true })
  take(part)
  return () => observer.disconnect()
}
