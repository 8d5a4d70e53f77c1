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

/** Whether a visitor has consented to a purpose. */
export type Consent = (purpose: ConsentPurpose) => boolean

/** Name of the channel between tabs of the browser. */
export const consentChannelName = "consent"

/** The visitor's consent answer if the browser accepts no cookies; it is lost when the visitor leaves the page. */
let memory: ConsentAnswer | undefined

const ofCookie = (): ConsentAnswer | undefined => {
  try {
    return parseAnswer(readCookie(document.cookie, consentCookieName))
  } catch {
    return undefined
  }
}

/** Returns the valid consent answer for the purposes requested on this page; `undefined` if there is no answer. */
export const answerOfPage = (): ConsentAnswer | undefined => {
  const { consent } = readPageData()
  return standing(memory, consent, Date.now()) ?? standing(ofCookie(), consent, Date.now())
}

/**
 * Whether the visitor of this page has consented to being recognised for a purpose. The answer is read on each call, so
 * that a refusal in another tab takes effect at once. Returns `false` where there is no `document`.
 */
export const may: Consent = (purpose) =>
  typeof document !== "undefined" && answerOfPage()?.granted.includes(purpose) === true

/**
 * Stores a consent answer in the consent cookie, or in memory if the browser accepts no cookies (rule consent.cookie).
 */
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

/** Registers a function that deletes data as soon as consent to a purpose is withdrawn, in this tab or another one. */
export const onWithdrawn = (purpose: ConsentPurpose, forget: () => void): void => {
  forgetting.push({ purpose, forget })
  listen()
}

/** Deletes the data that this page stores for purposes without consent. */
export const forgetWithdrawn = (granted: ReadonlyArray<ConsentPurpose>): void => {
  for (const { purpose, forget } of forgetting) if (!granted.includes(purpose)) forget()
}

const hearers = new Set<(answer: ConsentAnswer) => void>()
let channel: BroadcastChannel | undefined

const hear = (answer: ConsentAnswer | undefined): void => {
  const stands = standing(answer, readPageData().consent, Date.now())
  if (stands === undefined) return
  const kept = ofCookie()
  // a cookie with the same answer shows that the browser accepts cookies, so the answer need not be kept in memory
  memory = kept !== undefined && answerText(kept) === answerText(stands) ? undefined : stands
  forgetWithdrawn(stands.granted)
  for (const tell of hearers) tell(stands)
}

/** Receives the text of another tab's consent answer and validates it like a cookie. */
export const hearAnswer = (text: unknown): void => hear(parseAnswer(text))

const listen = (): void => {
  if (channel !== undefined || typeof BroadcastChannel === "undefined") return
  channel = new BroadcastChannel(consentChannelName)
  channel.addEventListener("message", ({ data }: { readonly data: unknown }) => hearAnswer(data))
}

/**
 * Calls a listener with the consent answers of other tabs. Answers that this tab missed, because it was frozen or the
 * browser has no broadcast channels, are read from the cookie when the tab is shown again.
 */
export const onAnsweredElsewhere = (tell: (answer: ConsentAnswer) => void): void => {
  hearers.add(tell)
  listen()
  const look = () => hear(ofCookie())
  document.addEventListener("visibilitychange", look)
  addEventListener("pageshow", look)
}

/** Sends a consent answer to the other tabs, which validate it like a cookie. */
export const tellTabs = (answer: ConsentAnswer): void => {
  listen()
  channel?.postMessage(answerText(answer))
}
