import type { Plugin } from "vite"

/** Where Vite keeps what its `import()` runs through; `bundle.test.ts` weighs what comes of it. */
const helper = "\0vite/preload-helper.js"

/**
 * What a part that loads later needs: its styles before its script, nothing else, as `modulePreload` names only these.
 * A file of which the page has some rules already belongs behind these, where it is named (decision 126).
 * Vite's own also loads scripts ahead, looks for a nonce and weighs four times as much; the event of a part that cannot
 * be loaded is Vite's (`services/browser/chunk-reload.ts` listens for it).
 */
export const helperCode = `
const waiting = {}
const style = (file) => {
  const href = "/" + file
  const there = document.querySelector('[href="' + href + '"],[content="' + href + '"]')
  if (!waiting[href] && there?.rel) return
  return waiting[href] ??= new Promise((resolve, reject) => {
    const link = document.createElement("link")
    link.rel = "stylesheet"
    link.crossOrigin = ""
    link.href = href
    link.onload = resolve
    link.onerror = () => {
      delete waiting[href]
      link.remove()
      reject(Error("Unable to preload CSS for " + href))
    }
    ;(there ?? document.head.lastChild).after(link)
  })
}
export const __vitePreload = (load, files = []) =>
  Promise.all(files.map(style)).then(load).catch((error) => {
    const event = new Event("vite:preloadError", { cancelable: true })
    event.payload = error
    if (dispatchEvent(event)) throw error
  })
`

/** A quarter of Vite's helper for parts that load later, which every page carries. */
export const leanPreload: Plugin = {
  name: "lean-preload",
  enforce: "pre",
  applyToEnvironment: (environment) => environment.name === "client",
  load: (id) => (id === helper ? helperCode : undefined)
}
