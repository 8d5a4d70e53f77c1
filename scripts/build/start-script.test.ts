// @vitest-environment jsdom
import { resolve } from "node:path"
import { runInNewContext } from "node:vm"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { type StartScripts, starter } from "../../src/server/pages/starter.ts"
import { startScripts } from "./start-script.ts"

let built: StartScripts

interface Given {
  readonly sleeps?: boolean
  /** Whether a script of the page is missing. */
  readonly isGone?: boolean
  /** When this tab last reloaded because of a missing chunk. */
  readonly reloadedAt?: string
}

/** Opens a page with its start script, in a window whose frames and clock the test controls. */
const open = ({ sleeps = false, isGone = false, reloadedAt }: Given = {}) => {
  const frame = document.createElement("iframe")
  document.body.append(frame)
  const window = frame.contentDocument?.defaultView
  if (window === null || window === undefined) throw new Error("The frame has no window")
  const part = (id: string) => window.document.querySelector(`#${id}`)
  window.document.body.innerHTML = '<input id="amount"><a data-sign-out><b id="out"></b></a><p id="text"></p>'
  const kept: Record<string, string> = reloadedAt === undefined ? {} : { chunkReload: reloadedAt }
  const text = starter(built, {
    entry: "/entry.js",
    preloads: ["/part.js"],
    cssFiles: ["/a.css", "/b.css"],
    sleeping: sleeps ? ["/asleep.js"] : []
  })
  const timers: Array<{ readonly call: () => void; readonly after: number }> = []
  const setTimeoutHere = (call: () => void, after = 0) => timers.push({ call, after })
  let paint = (): void => {}
  class Paints {
    constructor(seen: () => void) {
      paint = seen
    }
    observe() {}
  }
  const reload = vi.fn<() => void>()
  const ran: Array<string> = []
  const load = (href: string) => {
    ran.push(href)
    return isGone
      ? Promise.reject(new TypeError("Failed to fetch dynamically imported module"))
      : Promise.resolve()
  }
  const given = {
    document: window.document,
    sessionStorage: kept,
    addEventListener: window.addEventListener.bind(window),
    Element: window.Element,
    setTimeout: setTimeoutHere,
    PerformanceObserver: Paints,
    location: { reload },
    load
  }
  // runs the text of a script as a browser does, except for its imports
  runInNewContext(text.replace("import(", "load("), given)
  const fire = (id: string, type: string, init: MouseEventInit = {}) =>
    part(id)?.dispatchEvent(new window.MouseEvent(type, { bubbles: true, ...init }))
  return {
    window,
    given,
    reload,
    kept,
    part,
    fire,
    paint: () => paint(),
    /** Runs the timers that are due within this number of milliseconds. */
    pass: (most = 0) => {
      for (const timer of timers.splice(0)) if (timer.after <= most) timer.call()
    },
    links: () =>
      [...window.document.querySelectorAll("link")].map(
        (link) => `${link.rel} ${link.getAttribute("href")}${link.disabled ? " disabled" : ""}`
      ),
    ran
  }
}

type Page = ReturnType<typeof open>

/** Waits until the named scripts have run; each script waits for the one before it. */
const untilRan = (shown: Page, names: ReadonlyArray<string>) =>
  vi.waitFor(() => {
    shown.pass()
    expect(shown.ran).toEqual(names)
  })

describe("the script that starts a page", () => {
  beforeAll(async () => {
    built = await startScripts(resolve(import.meta.dirname, "../.."))
  })

  afterEach(() => document.body.replaceChildren())

  it("runs after the largest paint, adds the style sheets and loads the scripts in order", async () => {
    const shown = open()
    shown.paint()
    expect(shown.links()).toEqual([])
    shown.pass()
    expect(shown.links()).toEqual([
      "stylesheet /a.css disabled",
      "stylesheet /b.css disabled",
      "modulepreload /part.js",
      "modulepreload /entry.js"
    ])
    await untilRan(shown, ["/part.js", "/entry.js"])
  })

  it("runs 1.5 s after load if no paint is reported, and only once", async () => {
    const shown = open()
    shown.window.dispatchEvent(new shown.window.Event("load"))
    shown.pass(1499)
    expect(shown.links()).toEqual([])
    shown.window.dispatchEvent(new shown.window.Event("load"))
    shown.pass(1500)
    shown.paint()
    shown.pass()
    expect(shown.links()).toHaveLength(4)
    await untilRan(shown, ["/part.js", "/entry.js"])
  })

  it.each(["pointerdown", "keydown", "focusin"])("begins at once with %s", (touch) => {
    for (const sleeps of [false, true]) {
      const shown = open({ sleeps })
      shown.fire("text", touch)
      expect(shown.links()).toHaveLength(4)
    }
  })

  it("runs only the small script of a page that hydrates later", async () => {
    const shown = open({ sleeps: true })
    shown.paint()
    shown.pass()
    await untilRan(shown, ["/asleep.js"])
    expect(shown.links()).toEqual(["modulepreload /asleep.js"])
    shown.window.dispatchEvent(new shown.window.Event("wake"))
    await untilRan(shown, ["/asleep.js", "/part.js", "/entry.js"])
  })

  it("does not hydrate a page while its pointer does not move", () => {
    const shown = open({ sleeps: true })
    for (const screenX of [5, 5]) shown.fire("text", "pointermove", { screenX })
    expect(shown.links()).toEqual([])
    shown.fire("text", "pointermove", { screenX: 6 })
    expect(shown.links()).toHaveLength(4)
  })

  it("records early changes of fields, and a click on sign-out", () => {
    const shown = open()
    shown.fire("amount", "change")
    shown.fire("text", "click")
    shown.fire("out", "click")
    const noted: unknown = Reflect.get(shown.given, "earlyTargets")
    expect(noted).toEqual(["amount", "out"].map((id) => shown.part(id)))
  })

  it("reloads the page if a script is missing, at most once per 60 s (rule page.chunk-reload)", async () => {
    const first = open({ isGone: true })
    first.fire("text", "keydown")
    await vi.waitFor(() => expect(first.reload).toHaveBeenCalledOnce())
    expect(first.ran).toEqual(["/part.js"])
    const lately = first.kept["chunkReload"]
    expect(Number(lately)).toBeGreaterThan(0)
    const again = open({ isGone: true, reloadedAt: String(lately) })
    again.fire("text", "keydown")
    // by then the page would have reloaded: the handlers of a rejected import run before any timer
    await new Promise((resolve) => setTimeout(resolve))
    expect(again.reload).not.toHaveBeenCalled()
  })

  it("is short, because every page contains it", () => {
    expect(built.other.length).toBeLessThanOrEqual(900)
    expect(built.sleeping.length).toBeLessThanOrEqual(1090)
    for (const text of [built.other, built.sleeping]) expect(text).not.toMatch(/PAGE_SLEEPS|<\/script/u)
  })
})
