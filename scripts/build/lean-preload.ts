import type { Plugin } from "vite"

/** Id of Vite's module that wraps `import()`; `bundle.test.ts` checks the size of the result. */
const helper = "\0vite/preload-helper.js"

/**
 * Loads the styles of a lazy chunk before its script, and nothing else, because `modulePreload` lists only styles. If
 * the page already inlines some rules of a file, the file is inserted after them, at the place that the page marks
 * (decision 126). Vite's own helper also preloads scripts, looks for a nonce and is four times as large; the event for
 * a chunk that cannot be loaded is the same as Vite's (`services/browser/chunk-reload.ts` listens for it).
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

/** Replaces Vite's helper for lazy chunks, which every page contains, with a helper that is a quarter of the size. */
export const leanPreload: Plugin = {
  name: "lean-preload",
  enforce: "pre",
  applyToEnvironment: (environment) => environment.name === "client",
  load: (id) => (id === helper ? helperCode : undefined)
}
