import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { SessionNews } from "../../machines/session.machine.ts"
import { eventOf, openTabChannel, parseNews } from "./tab-channel.ts"

const news: SessionNews = { kind: "refreshed", userId: "erika" }

const fakeChannel = () => {
  const posted: Array<unknown> = []
  const listeners: Array<(event: { readonly data: unknown }) => void> = []
  let isClosed = false
  return {
    posted,
    say: (data: unknown) => listeners.forEach((listen) => listen({ data })),
    isClosed: () => isClosed,
    postMessage: (message: unknown) => {
      if (isClosed) throw new Error("InvalidStateError")
      posted.push(message)
    },
    addEventListener: (_: "message", listen: (event: { readonly data: unknown }) => void) => {
      listeners.push(listen)
    },
    close: () => {
      isClosed = true
    }
  }
}

describe("messages of other tabs", () => {
  it("are reduced to their known fields", () => {
    for (const kind of ["signedIn", "refreshed", "signedOut", "expired", "switched"])
      expect(parseNews({ kind, userId: "erika", token: "secret" })).toEqual({ kind, userId: "erika" })
    expect(eventOf(news)).toEqual({ type: "tab.refreshed", userId: "erika" })
  })

  it.each([
    undefined,
    null,
    "signedIn",
    {},
    { kind: "signedIn" },
    { userId: "erika" },
    { kind: "signedIn", userId: 1 },
    { kind: "signedIn", userId: "" },
    { kind: "signedIn", userId: "x".repeat(65) },
    { kind: "tab.signedIn", userId: "erika" },
    { kind: "__proto__", userId: "erika" },
    { kind: ["signedIn"], userId: "erika" }
  ])("are ignored if they are invalid: %j", (message) => {
    expect(parseNews(message)).toBeUndefined()
  })

  it("never cause an error, and all invalid ones are ignored (rule safety.tab-news)", () => {
    const { say, ...channel } = fakeChannel()
    const heard: Array<SessionNews> = []
    openTabChannel(
      (each) => heard.push(each),
      () => channel
    )
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ kind: fc.anything(), userId: fc.anything() })),
        (message) => {
          say(message)
        }
      ),
      { seed: 20_261_121, numRuns: 2_000 }
    )
    expect(heard).toEqual([])
    say(news)
    expect(heard).toEqual([news])
  })
})

it("sends the user of a message and nothing else", () => {
  const channel = fakeChannel()
  const tabs = openTabChannel(
    () => {},
    () => channel
  )
  const more = { ...news, token: "secret" }
  tabs.tell(more)
  expect(channel.posted).toEqual([news])
  tabs.close()
  expect(channel.isClosed()).toBe(true)
  expect(() => tabs.tell(news)).not.toThrow()
})

it("does nothing if there is no channel, or opening one is forbidden", () => {
  const forbidden = () => {
    throw new Error("SecurityError")
  }
  for (const open of [() => undefined, forbidden]) {
    const tabs = openTabChannel(() => {}, open)
    expect(() => {
      tabs.tell(news)
      tabs.close()
    }).not.toThrow()
  }
})

it("reaches other tabs of this browser, but not itself", async () => {
  const heard: Array<readonly [string, SessionNews]> = []
  const arrived = new Promise<void>((resolve) => {
    const other = openTabChannel((each) => {
      heard.push(["other", each])
      other.close()
      resolve()
    })
  })
  const own = openTabChannel((each) => heard.push(["own", each]))
  own.tell(news)
  await arrived
  own.close()
  expect(heard).toEqual([["other", news]])
})
