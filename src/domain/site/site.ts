import type { ConsentPurpose } from "../consent/purposes.ts"
import type { LocaleCode } from "../locale/locale.ts"
import type { AgeLimits } from "../price-list/list-age.ts"

/** Who runs the shop, as imprint, mails and the order's summary name it (rule page.operator). */
export interface Operator {
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly country: string
  readonly email: string
  readonly managingDirector: string
  readonly registerCourt: string
  readonly registerNumber: string
  readonly vatId: string
  /** Creditor id of SEPA direct debits. */
  readonly creditorId: string
  /** The account that its own bills are paid to; without blanks. */
  readonly iban: string
}

/** A partner's service that the shop may point to; `zipPrefixes` are where it works, without them everywhere. */
export interface PartnerService {
  readonly url: string
  readonly zipPrefixes?: ReadonlyArray<string>
}

/** What differs between the three locales of the shop besides its texts (rule country.properties). */
export interface SiteLocale {
  /** Scheme, host and port of the locale's own domain, without a slash at the end. */
  readonly origin: string
  readonly customerPhone: string
  readonly pressPhone: string
  /** Id at the trust-rating service; without one there are no figures and no call. */
  readonly trustedShopsId: string | undefined
  /** Id at Microsoft Clarity; without one it is never loaded and pages let it in nowhere (rule consent.clarity). */
  readonly msClarityId?: string
  /** A feature flag: the call `enwego/is-available` says no without it (rule page.partner). */
  readonly enwego?: PartnerService
}

/** Who lends the money of instalments (rule payment.figures). */
export interface Lender {
  /** Company and address, as the law wants them beside a rate. */
  readonly name: string
  readonly infoUrl: string
}

/** What dealers pay for being listed (rule dealer.terms). */
export interface DealerTerms {
  /** Per cent of the net value of each order that was delivered. */
  readonly percent: number
  /** Whole units of the operator's currency (EUR) a month, net; 0 for none. */
  readonly monthly: number
}

/** The one configuration of the shop. `isSample` makes the notice "Beispieldaten" visible. */
export interface Site {
  readonly isSample: boolean
  readonly operator: Operator
  /** Without one nothing is sold in instalments. */
  readonly lender?: Lender
  /** What visitors are asked to agree to; without any no consent is asked (rule consent.asked). */
  readonly purposes?: ReadonlyArray<ConsentPurpose>
  /** When dealers are reminded of their prices, and when old offers rest; as usual without it (rule price-list.age). */
  readonly priceAge?: AgeLimits
  /** What dealers pay; without it each dealer's terms are agreed on in writing. */
  readonly dealerTerms?: DealerTerms
  readonly locales: Readonly<Record<LocaleCode, SiteLocale>>
}

/** Where the partner's service is for a zip; `undefined` where there is none. Without a zip one place is enough. */
export const partnerUrl = (
  partner: PartnerService | undefined,
  zipCode: string | undefined
): string | undefined => {
  if (partner === undefined) return undefined
  const { zipPrefixes } = partner
  const isThere =
    zipPrefixes === undefined ||
    zipCode === undefined ||
    zipPrefixes.some((prefix) => zipCode.startsWith(prefix))
  return isThere ? partner.url : undefined
}
