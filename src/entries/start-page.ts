import { reloadKey } from "../services/browser/reload-key.ts"

/**
 * Values that the server inserts for each page (server/pages/starter.ts): URLs of its stylesheets and its scripts, in
 * order.
 */
declare const PAGE_RULES: ReadonlyArray<string>
declare const PAGE_SCRIPTS: ReadonlyArray<string>
/** Scripts that run on a page with deferred hydration before the user interacts with the page. */
declare const SLEEPING_SCRIPTS: ReadonlyArray<string>
/** Set by the build, which creates one script for each value (scripts/build/start-script.ts). */
declare const PAGE_SLEEPS: boolean

let isAwake = false

/**
 * Listener options: the capture phase, so that the listeners run before the page's own listeners, which may stop an
 * event; on pages with deferred hydration also passive.
 */
const early = PAGE_SLEEPS ? { capture: true, passive: true } : true

const addLink = (attributes: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement("link"), attributes))

/** Fetches the scripts in parallel, but runs them one after another, so that no script blocks input for long. */
const run = async (scripts: ReadonlyArray<string>): Promise<void> => {
  for (const href of scripts) addLink({ rel: "modulepreload", href })
  try {
    for (const href of scripts) {
      await import(href)
      await new Promise((resolve) => setTimeout(resolve))
    }
  } catch {
    // the script no longer exists on the server: the page is reloaded, at most once per 60 s (rule page.chunk-reload)
    const kept: Record<string, string | undefined> = sessionStorage
    const now = Date.now()
    if (now - Number(kept[reloadKey] ?? 0) > 60_000) {
      kept[reloadKey] = String(now)
      location.reload()
    }
  }
}

const wake = (): void => {
  if (isAwake) return
  isAwake = true
  // disabled links keep the router from fetching stylesheets that are already inlined in the page; they are added by
  // script because Chromium 150 fetches disabled links of the initial HTML, without painting any sooner
  for (const href of PAGE_RULES) addLink({ disabled: true, rel: "stylesheet", href })
  void run(PAGE_SCRIPTS)
}

/**
 * On a page with deferred hydration, only the small script starts; all others load on user interaction. A script that
 * is requested twice runs once.
 */
const begin = PAGE_SLEEPS
  ? (): void => {
      if (!isAwake) void run(SLEEPING_SCRIPTS)
    }
  : wake

// starts after the largest paint, so that no script competes with it; if the browser does not report paints, 1.5 s
// after load
try {
  new PerformanceObserver(() => setTimeout(begin)).observe({
    type: "largest-contentful-paint",
    buffered: true
  })
} catch {}
addEventListener("load", () => setTimeout(begin, 1500))

// the first interactions, which must not wait; `wake` is the event sent by the script of a page with deferred hydration
// (sleeping-list.ts)
for (const touch of PAGE_SLEEPS
  ? ["pointerdown", "keydown", "focusin", "touchstart", "click", "change", "wake"]
  : ["pointerdown", "keydown", "focusin"])
  addEventListener(touch, wake, early)

if (PAGE_SLEEPS) {
  // reacts only to a pointer that has actually moved; browsers also report a resting pointer whenever the page below it
  // changes
  let first: string | undefined
  addEventListener(
    "pointermove",
    ({ screenX, screenY }) => {
      const place = screenX + "," + screenY
      if ((first ??= place) !== place) wake()
    },
    early
  )
}

// early changes are recorded for the components that handle them (ui/kit/form/early-changes.ts), and an early sign-out
// for the session (services/session/start-for-signed-in.ts)
const targets: Array<EventTarget | null> = (globalThis.earlyTargets = [])
addEventListener("change", ({ target }) => targets.push(target), early)
addEventListener(
  "click",
  ({ target }) => {
    if (target instanceof Element && target.closest("[data-sign-out]")) targets.push(target)
  },
  early
)
