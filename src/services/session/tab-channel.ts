import type { SessionEvent, SessionNews } from "../../machines/session.machine.ts"

/** The part of BroadcastChannel that this module uses. */
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

/** Parses a message from another tab; `undefined` if it is invalid (rule safety.tab-news). */
export const parseNews = (message: unknown): SessionNews | undefined => {
  if (typeof message !== "object" || message === null) return undefined
  if (!("kind" in message) || !("userId" in message)) return undefined
  const { kind: word, userId } = message
  const kind = kinds.find((known) => known === word)
  return kind !== undefined && typeof userId === "string" && userId !== "" && userId.length <= longestId
    ? { kind, userId }
    : undefined
}

/** Converts a message to an event of the session's state machine. */
export const eventOf = ({ kind, userId }: SessionNews): SessionEvent => ({ type: `tab.${kind}`, userId })

export interface TabChannel {
  /** Whether messages can be sent and received, i.e. a broadcast channel exists. */
  readonly hears: boolean
  readonly tell: (news: SessionNews) => void
  readonly close: () => void
}

/** Name of the channel. */
const name = "auth"

const openBroadcast = (): Channel | undefined =>
  typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name)

/**
 * Tells the other tabs about sign-ins and sign-outs, and receives such messages; never sends a token. In a browser
 * without broadcast channels, tabs check the companion cookie instead, and request the session's user from the server.
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
        // a closed channel cannot send: its page has been left, so the failure can be ignored
      }
    },
    close: () => channel?.close()
  }
}
