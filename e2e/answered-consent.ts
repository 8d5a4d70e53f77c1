import type { BrowserContextOptions } from "@playwright/test"
import { answerText, consentCookieName } from "../src/domain/consent/answer.ts"
import { askedPurposes } from "../src/domain/consent/asked-purposes.ts"
import { consentVersion } from "../src/domain/consent/purposes.ts"
import { sampleSite } from "../src/domain/site/sample-site.ts"

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>

/** Browsers in which the question is not answered, for the tests of the question itself. */
export const unanswered: StorageState = { cookies: [], origins: [] }

const version = consentVersion(askedPurposes(sampleSite, "de"))

/**
 * Browsers in which the question for consent has been answered with "only the necessary": the sample asks every new visitor,
 * and a panel at the lower edge of each page would cover what other tests press. Given to all contexts at one place,
 * `playwright.config.ts`.
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
