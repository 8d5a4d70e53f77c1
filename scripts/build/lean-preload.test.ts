// @vitest-environment jsdom
import { runInNewContext } from "node:vm"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { helperCode } from "./lean-preload.ts"

type Preload = (load: () => unknown, files?: ReadonlyArray<string>) => Promise<unknown>

/** Evaluates the helper that replaces Vite's, as a browser runs it in a page of the shop. */
const helper = (): Preload => {
  const code = helperCode.replace("export const __vitePreload =", "globalThis.preload =")
  const given: { preload?: Preload; document: Document } = { document }
  runInNewContext(code, given)
  if (given.preload === undefined) throw new Error("The helper is not there")
  return given.preload
}

const head = () =>
  [...document.head.children].map((element) =>
    element instanceof HTMLLinkElement ? element.getAttribute("href") : element.outerHTML
  )

/** Reports all requested files as loaded. */
const arrive = () => {
  for (const link of document.querySelectorAll("link")) link.dispatchEvent(new Event("load"))
}

describe("loading the style sheets of a part that is loaded later (rule page.document-styles)", () => {
  beforeEach(() => {
    document.head.innerHTML =
      "<style>a</style>" +
      '<meta name="rules" content="/assets/kit.css">' +
      '<meta name="rules" content="/assets/cut.css">' +
      "<style>b</style>" +
      '<link rel="stylesheet" href="/assets/whole.css" disabled>'
  })

  it("inserts a file after those of its rules that the page contains already", async () => {
    const load = vi.fn<() => unknown>(() => "part")
    const part = helper()(load, ["assets/kit.css", "assets/cut.css", "assets/own.css"])
    expect(head()).toEqual([
      "<style>a</style>",
      '<meta name="rules" content="/assets/kit.css">',
      "/assets/kit.css",
      '<meta name="rules" content="/assets/cut.css">',
      "/assets/cut.css",
      "<style>b</style>",
      "/assets/whole.css",
      "/assets/own.css"
    ])
    await Promise.resolve()
    expect(load).not.toHaveBeenCalled()
    arrive()
    expect(await part).toBe("part")
  })

  it("fetches a file once, and none that the page contains completely", async () => {
    const preload = helper()
    const parts = [
      preload(() => 1, ["assets/kit.css"]),
      preload(() => 2, ["assets/kit.css"]),
      preload(() => 3, ["assets/whole.css"])
    ]
    expect(document.querySelectorAll("link")).toHaveLength(2)
    arrive()
    expect(await Promise.all(parts)).toEqual([1, 2, 3])
  })
})
