import type { SessionEvent, SessionNews } from "../../machines/session.machine.ts"

/** The part of a BroadcastChannel that is needed. */
interface Channel {
  readonly postMessage: (message: unknown) => void
  readonly addEventListener: (type: "message", listen: (event: { readonly data: unknown }) => void) => void
  readonly close: () => void
}

const kinds: ReadonlyArray<SessionNews["kind"]> = [
  "signedIn",
  "refreshed",
  "signedOut",
  "expired",
  "switched"
]

const longestId = 64

/** What another tab says, if it is said in our words; anything else is nothing (rule safety.tab-news). */
export const parseNews = (message: unknown): SessionNews | undefined => {
  if (typeof message !== "object" || message === null) return undefined
  if (!("kind" in message) || !("userId" in message)) return undefined
  const { kind: word, userId } = message
  const kind = kinds.find((known) => known === word)
  return kind !== undefined && typeof userId === "string" && userId !== "" && userId.length <= longestId
    ? { kind, userId }
    : undefined
}

/** The same as an event of the session's machine. */
export const eventOf = ({ kind, userId }: SessionNews): SessionEvent => ({ type: `tab.${kind}`, userId })

export interface TabChannel {
  /** Whether there is a channel at all. */
  readonly hears: boolean
  readonly tell: (news: SessionNews) => void
  readonly close: () => void
}

/** Name of the channel. */
const name = "auth"

const openBroadcast = (): Channel | undefined =>
  typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name)

/**
 * Says who has come or gone to the other tabs and receives it from them; never a token. A browser without channels
 * does neither: its tabs see the companion cookie, and ask the server whose it is.
 */
export const openTabChannel = (
  hear: (news: SessionNews) => void,
  open: () => Channel | undefined = openBroadcast
): TabChannel => {
  let channel: Channel | undefined
  try {
    channel = open()
    channel?.addEventListener("message", ({ data }) => {
      const news = parseNews(data)
      if (news !== undefined) hear(news)
    })
  } catch {
    channel = undefined
  }
  return {
    hears: channel !== undefined,
    tell: ({ kind, userId }) => {
      try {
        channel?.postMessage({ kind, userId })
      } catch {
        // a channel that was closed with its page has no listeners
      }
    },
    close: () => channel?.close()
  }
}
