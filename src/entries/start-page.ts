import { reloadKey } from "../services/browser/reload-key.ts"

/** What the server puts in for each page (server/pages/starter.ts): addresses of its rules and of its scripts, in their order. */
declare const PAGE_RULES: ReadonlyArray<string>
declare const PAGE_SCRIPTS: ReadonlyArray<string>
/** Scripts of a page that sleeps, until the user turns to it. */
declare const SLEEPING_SCRIPTS: ReadonlyArray<string>
/** Set by the build, which makes one script of each (scripts/build/start-script.ts). */
declare const PAGE_SLEEPS: boolean

let isAwake = false

/** Before the page's own listeners, which may stop an event; touches are observed passively. */
const early = PAGE_SLEEPS ? { capture: true, passive: true } : true

const addLink = (attributes: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement("link"), attributes))

/** Fetched together, the parts run one after another, so that none of them holds up a finger for long. */
const run = async (scripts: ReadonlyArray<string>): Promise<void> => {
  for (const href of scripts) addLink({ rel: "modulepreload", href })
  try {
    for (const href of scripts) {
      await import(href)
      await new Promise((resolve) => setTimeout(resolve))
    }
  } catch {
    // gone since the page was sent: it is loaded anew, at most once per 60 s (rule page.chunk-reload)
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
  // links that load nothing keep the router from fetching rules again that stand in the page; Chromium 150 fetches
  // disabled links that stand in a page itself, and paints no sooner
  for (const href of PAGE_RULES) addLink({ disabled: true, rel: "stylesheet", href })
  void run(PAGE_SCRIPTS)
}

/**
 * Of a page that sleeps, the small script alone begins; all others come when the user turns to the page. A script that was
 * asked for twice runs once.
 */
const begin = PAGE_SLEEPS
  ? (): void => {
      if (!isAwake) void run(SLEEPING_SCRIPTS)
    }
  : wake

// after the largest paint, so that no script competes with it; 1.5 s after load where the browser tells of no paints
try {
  new PerformanceObserver(() => setTimeout(begin)).observe({
    type: "largest-contentful-paint",
    buffered: true
  })
} catch {}
addEventListener("load", () => setTimeout(begin, 1500))

// what a person does first, and may not wait for; `wake` is the word of a sleeping page's own script (sleeping-list.ts)
for (const touch of PAGE_SLEEPS
  ? ["pointerdown", "keydown", "focusin", "touchstart", "click", "change", "wake"]
  : ["pointerdown", "keydown", "focusin"])
  addEventListener(touch, wake, early)

if (PAGE_SLEEPS) {
  // a pointer that comes nearer; browsers also tell of one that lies still whenever the page below it changes
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

// what is changed before any script runs is noted for the parts that take it up (ui/kit/form/early-changes.ts), and a
// wish to sign out for the session (services/session/start-for-signed-in.ts)
const targets: Array<EventTarget | null> = (globalThis.earlyTargets = [])
addEventListener("change", ({ target }) => targets.push(target), early)
addEventListener(
  "click",
  ({ target }) => {
    if (target instanceof Element && target.closest("[data-sign-out]")) targets.push(target)
  },
  early
)
