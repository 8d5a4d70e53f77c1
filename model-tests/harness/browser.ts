import { createActor } from "xstate"
import { refreshJitterLimit } from "../../src/domain/account/session-times.ts"
import { type SessionContext, sessionMachine, type SessionNews } from "../../src/machines/session.machine.ts"
import { keptBatch } from "../../src/services/browser/kept-batch.ts"
import { forgetTyped } from "../../src/services/browser/forget-typed.ts"
import { type KeptValues, keptValues } from "../../src/services/browser/storage.ts"
import { logoutRoute } from "../../src/services/session/logout-route.ts"
import { refreshFlag } from "../../src/services/session/refresh-flag.ts"
import { sessionActors } from "../../src/services/session/session.actors.ts"
import { eventOf, parseNews } from "../../src/services/session/tab-channel.ts"
import { type FakeAccountServer, type Link } from "../data/fake-account-server.ts"
import { serverStart } from "../data/sessions.ts"
import { type Ask, cookieJar, tabCalls } from "./tab-calls.ts"
import type { Fate, SimulatedNetwork } from "./network.ts"
import { type TabClock, tabClock } from "./tab-clock.ts"

export interface BrowserKind {
  readonly hasLocks: boolean
  readonly hasChannel: boolean
  /** Difference between the browser's clock and the server's, in ms. */
  readonly clockError: number
  /** All tabs use the same random jitter, so that they send the same requests at once. */
  readonly isInStep: boolean
}

/** Environment for other code in a tab's document: the tab's storage, requests and clock. */
export interface TabGround {
  readonly name: string
  readonly values: KeptValues
  readonly ask: Ask
  readonly clock: TabClock
}

const userOf = ({ watch }: SessionContext): string | null => watch?.held.session.userId ?? null

/**
 * Simulates a browser: a session's real machine with its real ports in each tab; cookies, lock and channel belong to
 * the browser.
 */
export const simulatedBrowser = (
  kind: BrowserKind,
  network: SimulatedNetwork,
  accountsOf: (now: () => number) => FakeAccountServer
) => {
  const { hasChannel: hearsTabs } = kind
  let slept = 0
  const serverNow = () => serverStart + network.now() + slept
  let clockError = kind.clockError
  const localNow = () => serverNow() + clockError
  const accounts = accountsOf(serverNow)
  const jar = cookieJar(accounts, localNow, serverNow)
  const hearers: Array<(news: SessionNews) => void> = []

  const openTab = (
    index: number,
    open: (ground: TabGround) => { readonly stop: () => void } | undefined = () => undefined
  ) => {
    const values = keptValues(() => undefined)
    const held: Array<() => void> = []
    const seen = { toasts: 0, forgets: 0, periods: 0, loads: 0, turned: [] as Array<string>, isFrozen: false }
    let fate: Fate = "well"
    let loadsBefore = 0
    const nextFate = (): Fate => {
      const now = fate
      fate = "well"
      return now
    }
    /** Runs work at once, or after the tab is no longer frozen. */
    const run = (work: () => void) => {
      if (seen.isFrozen) held.push(work)
      else work()
    }
    const ask: Ask = async (signal, work, arrive) => {
      const answer = await network.request(nextFate(), signal, work, arrive)
      await new Promise<void>((resolve) => run(resolve))
      return answer
    }
    const tell = (news: SessionNews) => {
      if (!hearsTabs) return
      for (const [other, hear] of hearers.entries())
        if (other !== index) network.clock.setTimeout(() => hear({ ...news }), 2)
    }
    const clock = tabClock(network.clock, run)
    const calls = tabCalls(ask, jar, accounts)

    const start = () => {
      const page = jar.pageSession()
      let shown: string | null = null
      const actor = createActor(
        sessionMachine.provide({
          actors: sessionActors({
            calls,
            lock: network.lock(kind.hasLocks),
            flag: refreshFlag(values, localNow),
            readExpiry: () => jar.access()?.expiresAt ?? null,
            now: localNow,
            route: logoutRoute(values, "https://shop.example"),
            here: () => "/kunde/startseite",
            pageSession: () => page,
            hearsTabs
          }),
          actions: {
            broadcast: (_, news) => tell(news),
            showToast: (_, { toast }) => {
              if (toast !== "signOutFailed") seen.toasts += 1
            },
            reloadPage: () => load(),
            forgetTyped: () => {
              forgetTyped(values)
              seen.forgets += 1
            }
          }
        }),
        {
          input: {
            jitter: kind.isInStep ? 60_000 : (index * 59_000) % refreshJitterLimit,
            hearsTabs,
            authCookie: null
          },
          clock
        }
      )
      // a user who is being signed out is still shown
      actor.subscribe(({ context }) => {
        const now = userOf(context)
        if (now !== null && shown === null) seen.periods += 1
        if (now !== null && shown !== null && now !== shown) seen.turned.push(`${shown} into ${now}`)
        shown = now
      })
      return actor
    }
    const ground: TabGround = { name: String(index), values, ask, clock }
    let actor = start()
    let beside: { readonly stop: () => void } | undefined
    let isLoading = false
    /** Loads the document again; the former document no longer reports anything. */
    const load = () => {
      if (isLoading) return
      isLoading = true
      seen.loads += 1
      // a machine cannot be stopped while it processes an event
      network.clock.setTimeout(() => {
        actor.stop()
        beside?.stop()
      }, 0)
      network.clock.setTimeout(() => {
        isLoading = false
        actor = start()
        actor.start()
        beside = open(ground)
      }, 300)
    }
    hearers.push((message) =>
      run(() => {
        const news = parseNews(message)
        if (news !== undefined && !isLoading) actor.send(eventOf(news))
      })
    )
    actor.start()
    beside = open(ground)

    const auth = () => actor.getSnapshot().value.auth
    return {
      seen,
      load,
      auth,
      isLoading: () => isLoading,
      /** Returns the user whom the page shows as signed in. */
      user: () =>
        !isLoading && actor.getSnapshot().matches({ auth: "loggedIn" })
          ? userOf(actor.getSnapshot().context)
          : null,
      matches: (value: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>[0]) =>
        !isLoading && actor.getSnapshot().matches(value),
      send: (event: Parameters<typeof actor.send>[0]) => actor.send(event),
      setFate: (next: Fate) => {
        fate = next
      },
      loadsSince: () => {
        const now = seen.loads - loadsBefore
        loadsBefore = seen.loads
        return now
      },
      freeze: () => {
        seen.isFrozen = true
      },
      thaw: () => {
        seen.isFrozen = false
        for (const work of held.splice(0)) work()
        if (!isLoading) actor.send({ type: "page.woke" })
      },
      /** Submits the form of a sign-in page: the tab loads another page, and notifies the other tabs when it leaves. */
      signIn: async (userId: string) => {
        let arrived: Link | undefined
        await ask(
          undefined,
          () => {
            arrived = accounts.signIn(userId)
            return { type: "ok", value: null }
          },
          () => {
            if (arrived === undefined) return
            jar.keep(arrived)
            jar.beginAnew()
          }
        ).then((answer) => {
          if (answer.type !== "ok") return
          tell({ kind: "signedIn", userId })
          load()
        })
      },
      values,
      batch: (userId: string) => keptBatch(values, userId),
      close: () => {
        actor.stop()
        beside?.stop()
      }
    }
  }

  return {
    accounts,
    jar,
    serverNow,
    openTab,
    /** Returns the user of the browser's cookies, according to the server. */
    truth: () => accounts.userOf(jar.refresh()),
    /** Puts the computer to sleep: the clocks continue, the timers do not fire, and no response arrives. */
    sleep: (milliseconds: number) => {
      slept += milliseconds
      network.cut()
    },
    setClock: (by: number) => {
      clockError += by
    }
  }
}

export type SimulatedBrowser = ReturnType<typeof simulatedBrowser>
export type Tab = ReturnType<SimulatedBrowser["openTab"]>
