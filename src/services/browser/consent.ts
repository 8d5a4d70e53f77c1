import {
  answerText,
  type ConsentAnswer,
  consentCookie,
  consentCookieName,
  parseAnswer,
  standing
} from "../../domain/consent/answer.ts"
import type { ConsentPurpose } from "../../domain/consent/purposes.ts"
import { readPageData } from "../page/page-data.ts"
import { readCookie } from "./cookies.ts"

/** Whether a visitor has agreed to a purpose. */
export type Consent = (purpose: ConsentPurpose) => boolean

/** Name of the channel between the tabs of a browser. */
const channelName = "consent"

/** The answer of a browser that takes no cookies: it lives as long as the page. */
let memory: ConsentAnswer | undefined

const ofCookie = (): ConsentAnswer | undefined => {
  try {
    return parseAnswer(readCookie(document.cookie, consentCookieName))
  } catch {
    return undefined
  }
}

/** The answer that stands on this page, by what is asked for here today; none while there is no answer. */
export const answerOfPage = (): ConsentAnswer | undefined => {
  const { consent } = readPageData()
  return standing(memory, consent, Date.now()) ?? standing(ofCookie(), consent, Date.now())
}

/**
 * Whether the visitor of this page has agreed to be recognised for a purpose: asked anew each time, so that a no in another
 * tab counts at once. Without a page it is no.
 */
export const may: Consent = (purpose) =>
  typeof document !== "undefined" && answerOfPage()?.granted.includes(purpose) === true

/** Keeps an answer in its cookie, or in memory where the browser takes none (rule consent.cookie). */
export const keepAnswer = (answer: ConsentAnswer): void => {
  memory = answer
  try {
    document.cookie = consentCookie(answer, location.protocol === "https:")
  } catch {
    return
  }
  const kept = ofCookie()
  if (kept !== undefined && answerText(kept) === answerText(answer)) memory = undefined
}

const forgetting: Array<{ readonly purpose: ConsentPurpose; readonly forget: () => void }> = []

/** Names what has to be forgotten in the moment in which the consent to a purpose ends, here or in another tab. */
export const onWithdrawn = (purpose: ConsentPurpose, forget: () => void): void => {
  forgetting.push({ purpose, forget })
  listen()
}

/** Deletes what this page keeps for purposes without consent. */
export const forgetWithdrawn = (granted: ReadonlyArray<ConsentPurpose>): void => {
  for (const { purpose, forget } of forgetting) if (!granted.includes(purpose)) forget()
}

const hearers = new Set<(answer: ConsentAnswer) => void>()
let channel: BroadcastChannel | undefined

const hear = (answer: ConsentAnswer | undefined): void => {
  const stands = standing(answer, readPageData().consent, Date.now())
  if (stands === undefined) return
  const kept = ofCookie()
  // a browser that takes cookies has it in all tabs already
  memory = kept !== undefined && answerText(kept) === answerText(stands) ? undefined : stands
  forgetWithdrawn(stands.granted)
  for (const tell of hearers) tell(stands)
}

const listen = (): void => {
  if (channel !== undefined || typeof BroadcastChannel === "undefined") return
  channel = new BroadcastChannel(channelName)
  channel.addEventListener("message", ({ data }: { readonly data: unknown }) => hear(parseAnswer(data)))
}

/** Receives answers of other tabs; also those while this one could not receive: asleep, or without channels. */
export const onAnsweredElsewhere = (tell: (answer: ConsentAnswer) => void): void => {
  hearers.add(tell)
  listen()
  const look = () => hear(ofCookie())
  document.addEventListener("visibilitychange", look)
  addEventListener("pageshow", look)
}

/** Tells the other tabs of an answer; what they receive is checked like a cookie. */
export const tellTabs = (answer: ConsentAnswer): void => {
  listen()
  channel?.postMessage(answerText(answer))
}
