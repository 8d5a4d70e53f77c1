import type { BrowserContextOptions } from "@playwright/test"
import { answerText, consentCookieName } from "../src/domain/consent/answer.ts"
import { askedPurposes } from "../src/domain/consent/asked-purposes.ts"
import { consentVersion } from "../src/domain/consent/purposes.ts"
import { sampleSite } from "../src/domain/site/sample-site.ts"

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>

/** Storage state without an answer about consent, for the tests of the consent panel itself. */
export const unanswered: StorageState = { cookies: [], origins: [] }

const version = consentVersion(askedPurposes(sampleSite, "de"))

/**
 * Storage state in which consent is answered with "only the necessary". The sample shop asks every new visitor for
 * consent, and the consent panel at the lower edge of each page would cover controls that other tests press.
 * `playwright.config.ts` gives this state to all contexts.
 */
export const answeredConsent: StorageState = {
  cookies: ["localhost", "de.localhost", "at.localhost", "ch.localhost", "127.0.0.1"].map((domain) => ({
    name: consentCookieName,
    value: answerText({ version, at: Date.now(), granted: [] }),
    domain,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: "Lax"
  })),
  origins: []
}
