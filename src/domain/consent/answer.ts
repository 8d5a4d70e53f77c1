import { type ConsentPurpose, lettersOf, purposesOf } from "./purposes.ts"

/** A visitor's answer to the consent question; refusing everything is also an answer. */
export interface ConsentAnswer {
  /** Version of the question that was answered (`consentVersion`). */
  readonly version: string
  /** Time of the answer, in ms. */
  readonly at: number
  readonly granted: ReadonlyArray<ConsentPurpose>
}

export const consentCookieName = "consent"

/** Validity of an answer in seconds: one year. After that, the visitor is asked again (rule consent.again). */
export const consentLifetime = 31_536_000

/** Serializes the answer with characters allowed in a cookie: version, seconds, letters of the purposes. */
export const answerText = ({ version, at, granted }: ConsentAnswer): string =>
  `${version}.${Math.floor(at / 1000)}.${lettersOf(granted)}`

/** Parses the text that `answerText` writes; returns `undefined` for any other text. */
export const parseAnswer = (text: unknown): ConsentAnswer | undefined => {
  const [, version = "", second, letters = ""] =
    (typeof text === "string" && /^([0-9]{1,4}[a-z]{1,8})\.([0-9]{1,11})\.([a-z]{0,8})$/u.exec(text)) || []
  return second === undefined
    ? undefined
    : { version, at: Number(second) * 1000, granted: purposesOf(letters) }
}

/** Tolerance in ms for a clock that is set back after an answer; an answer dated further in the future is invalid. */
const clockTolerance = 86_400_000

/**
 * Returns the answer if it belongs to the current question, is younger than a year and is not dated in the future;
 * `now` is in ms.
 */
export const standing = (
  answer: ConsentAnswer | undefined,
  version: string,
  now: number
): ConsentAnswer | undefined =>
  version !== "" &&
  answer?.version === version &&
  now - answer.at < consentLifetime * 1000 &&
  answer.at - now <= clockTolerance
    ? answer
    : undefined

/** Returns the cookie that stores an answer; it applies to the whole host and is valid for a year. */
export const consentCookie = (answer: ConsentAnswer, isHttps: boolean): string =>
  `${consentCookieName}=${answerText(answer)}; Path=/; Max-Age=${consentLifetime}; SameSite=Lax${isHttps ? "; Secure" : ""}`
