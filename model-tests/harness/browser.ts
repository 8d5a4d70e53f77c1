import { createActor } from "xstate"
import { drawJitter } from "../../src/domain/account/session-times.ts"
import { sessionMachine } from "../../src/machines/session.machine.ts"
import type { Answer } from "../../src/services/client/call.ts"
import { keptValues } from "../../src/services/browser/storage.ts"
import { logoutRoute } from "../../src/services/session/logout-route.ts"
import { refreshFlag } from "../../src/services/session/refresh-flag.ts"
import { sessionActors } from "../../src/services/session/session.actors.ts"
import { eventOf, parseNews } from "../../src/services/session/tab-channel.ts"
import { noLock, type TabLock } from "../../src/services/session/tab-lock.ts"
import { serverStart } from "../data/sessions.ts"
import { type Tokens, tokenServer } from "../data/token-server.ts"
import { virtualClock } from "./virtual-clock.ts"

export interface BrowserSettings {
  readonly tabs: number
  readonly seed: number
  /** Whether the browser has Web Locks, and a channel between its tabs. */
  readonly hasLocks: boolean
  readonly hasChannel: boolean
  /** How far the browser's clock is from the server's, in ms. */
  readonly clockError: number
  /** Part of the requests whose answer is lost, before or after the server has done its work. */
  readonly lost: number
  readonly hasGrace?: boolean
  /** All tabs look at the same moment and draw the same jitter, so that they want the same at once. */
  readonly isInStep?: boolean
}

/** Numbers between 0 and 1 that are the same for the same seed. */
const randomOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Lets promises that are settled be heard. */
const heard = async () => {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve()
}

/** One tab after the other, without time-outs. */
const queueLock = (): TabLock => {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn.catch(() => {})
    return turn
  }
}

/** A browser with tabs that share cookies, before a server; all of it on simulated time. */
export const browser = ({
  tabs,
  seed,
  hasLocks,
  hasChannel,
  clockError,
  lost,
  hasGrace = true,
  isInStep = false
}: BrowserSettings) => {
  const time = virtualClock()
  const random = randomOf(seed)
  let slept = 0
  let setBy = 0
  let isOffline = false
  const serverNow = () => serverStart + time.now() + slept
  const localNow = () => serverNow() + clockError + setBy
  const server = tokenServer(serverNow, { hasGrace })
  let jar: (Tokens & { readonly until: number }) | undefined
  const keep = (tokens: Tokens) => {
    jar = { ...tokens, until: localNow() + tokens.expiresAt - serverNow() }
  }
  keep(server.begin())
  let refreshToken: number | undefined = 0
  const counts = { requests: 0, lost: 0, toasts: 0, reloads: 0 }

  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      time.clock.setTimeout(resolve, milliseconds)
    })

  /** A request that takes its time, and may be lost on either way. */
  const request = async <T>(
    work: () => Answer<T, unknown>,
    arrive: () => void
  ): Promise<Answer<T, unknown>> => {
    counts.requests += 1
    const isLost = isOffline || random() < lost
    const isLostBefore = isOffline || random() < 0.5
    if (isLost) counts.lost += 1
    await pause(20 + random() * 300)
    if (isLost && isLostBefore) return { type: "unreachable" }
    const answer = work()
    await pause(20 + random() * 300)
    if (isLost) return { type: "unreachable" }
    arrive()
    return answer
  }

  const lock = hasLocks ? queueLock() : noLock
  const hearers: Array<(message: unknown) => void> = []
  const actors = Array.from({ length: tabs }, (_, index) => {
    const values = keptValues(() => undefined)
    const calls = {
      read: () => {
        const carried = jar
        return request<{ session?: ReturnType<typeof server.session> }>(
          () => ({
            type: "ok",
            value: carried === undefined ? {} : { session: server.session(carried.expiresAt) }
          }),
          () => {}
        )
      },
      refresh: () => {
        const sent = refreshToken
        let arrived: Tokens | undefined
        return request<{ reload: boolean; session: ReturnType<typeof server.session> }>(
          () => {
            const answer = sent === undefined ? ({ status: 401 } as const) : server.refresh(sent)
            if (answer.status !== 200) return { type: "refused", status: answer.status, error: {} }
            arrived = answer.tokens
            return { type: "ok", value: { reload: false, session: server.session(answer.tokens.expiresAt) } }
          },
          () => {
            if (arrived === undefined) return
            refreshToken = arrived.refresh
            keep(arrived)
          }
        )
      },
      signInByCookie: () =>
        request(
          () => ({ type: "ok", value: {} }),
          () => {}
        ),
      signOut: () =>
        request(
          () => {
            server.signOut()
            return { type: "ok", value: { userSwitched: false } }
          },
          () => {
            refreshToken = undefined
            jar = undefined
          }
        ),
      renew: () => {
        const carried = jar
        return request(
          () => {
            if (carried !== undefined) server.authenticated(carried)
            return { type: "ok", value: null }
          },
          () => {}
        )
      }
    } as const
    const ground = {
      calls,
      lock,
      flag: refreshFlag(values, localNow),
      readExpiry: () => (jar !== undefined && jar.until > localNow() ? jar.expiresAt : null),
      now: localNow,
      route: logoutRoute(values, "https://shop.example"),
      here: () => "/kunde/startseite",
      pageSession: () => ({ session: server.session(jar?.expiresAt ?? 0), canRefresh: false }),
      hearsTabs: hasChannel
    }
    const actor = createActor(
      sessionMachine.provide({
        actors: sessionActors(ground),
        actions: {
          broadcast: (_self, news) => {
            if (hasChannel)
              for (const [other, hear] of hearers.entries())
                if (other !== index) time.clock.setTimeout(() => hear({ ...news }), 1 + random() * 5)
          },
          showToast: () => {
            counts.toasts += 1
          },
          reloadPage: () => {
            counts.reloads += 1
          }
        }
      }),
      {
        input: { jitter: isInStep ? 60_000 : drawJitter(random()), hearsTabs: hasChannel, authCookie: null },
        clock: time.clock
      }
    )
    hearers.push((message) => {
      const news = parseNews(message)
      if (news !== undefined) actor.send(eventOf(news))
    })
    return actor
  })
  // tabs are opened one after the other
  for (const [index, actor] of actors.entries())
    time.clock.setTimeout(() => actor.start(), isInStep ? 0 : index * 1_700)

  return {
    counts,
    server: server.counts,
    /** Lets all that happens within this time happen. */
    pass: async (milliseconds: number) => {
      const end = time.now() + milliseconds
      do await heard()
      while (time.fireNext(end))
      time.increment(end - time.now())
      await heard()
    },
    /** The lid is closed: the clocks go on, the timers do not. */
    sleep: (milliseconds: number) => {
      slept += milliseconds
    },
    setClock: (by: number) => {
      setBy += by
    },
    goOffline: (offline: boolean) => {
      isOffline = offline
    },
    /** The refresh token is thrown away at the server, as after the idle time. */
    end: server.signOut,
    signedIn: () => actors.filter((actor) => actor.getSnapshot().matches({ auth: "loggedIn" })).length,
    expired: () => actors.filter((actor) => actor.getSnapshot().matches({ auth: "expired" })).length,
    close: () => {
      for (const actor of actors) actor.stop()
    }
  }
}
