import { type ConsentPurpose, lettersOf, purposesOf } from "./purposes.ts"

/** What a visitor has agreed to; refusing everything is an answer, too. */
export interface ConsentAnswer {
  /** What it is an answer to (`consentVersion`). */
  readonly version: string
  /** When it was given, in ms. */
  readonly at: number
  readonly granted: ReadonlyArray<ConsentPurpose>
}

/** Name of the cookie that holds the answer. */
export const consentCookieName = "consent"

/** Seconds that an answer holds: a year, then every visitor is asked anew (rule consent.again). */
export const consentLifetime = 31_536_000

/** The answer as one word without anything that a cookie may not hold: version, second, letters of the purposes. */
export const answerText = ({ version, at, granted }: ConsentAnswer): string =>
  `${version}.${Math.floor(at / 1000)}.${lettersOf(granted)}`

/** Reads such a word; any other text is no answer. */
export const parseAnswer = (text: unknown): ConsentAnswer | undefined => {
  const [, version = "", second, letters = ""] =
    (typeof text === "string" && /^([0-9]{1,4}[a-z]{1,8})\.([0-9]{1,11})\.([a-z]{0,8})$/u.exec(text)) || []
  return second === undefined
    ? undefined
    : { version, at: Number(second) * 1000, granted: purposesOf(letters) }
}

/** Clocks may be put right after an answer, by so much at most, in ms; an answer dated later is invalid. */
const clockTolerance = 86_400_000

/** The answer if it is one to what is asked today, younger than a year and not of a time to come; `now` in ms. */
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

/** The cookie of an answer: for the whole host, a year. */
export const consentCookie = (answer: ConsentAnswer, isHttps: boolean): string =>
  `${consentCookieName}=${answerText(answer)}; Path=/; Max-Age=${consentLifetime}; SameSite=Lax${isHttps ? "; Secure" : ""}`
