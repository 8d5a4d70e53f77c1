import { instalmentOptions } from "../../src/domain/payment/instalments.ts"
import type { InstalmentOffer } from "../../src/machines/instalment-plan.machine.ts"

export const account = { accountHolder: "Erika Muster", iban: "DE89 3704 0044 0532 0130 00" }
export const otherAccount = { ...account, iban: "AT61 1904 3002 3457 3201" }
/** A complete IBAN with wrong check digits. */
export const slippedAccount = { ...account, iban: "DE88 3704 0044 0532 0130 00" }
export const shortAccount = { ...account, iban: "DE89 3704" }
export const namelessAccount = { ...account, accountHolder: "" }
export const noAccount = { accountHolder: "", iban: "" }

export const terms = {
  reference: "HM-ABC",
  creditorName: "Brennstoff GmbH",
  creditorId: "DE98ZZZ09999999999"
}

export const instalmentOffer: InstalmentOffer = {
  provider: "Raten AG",
  infoUrl: "https://raten.example/",
  options: instalmentOptions(240_000)
}
/** A lender without a plan of six months. */
export const longPlans: InstalmentOffer = {
  ...instalmentOffer,
  options: instalmentOffer.options.filter(({ months }) => months > 9)
}
export const noPlans: InstalmentOffer = { ...instalmentOffer, options: [] }
export const planOf = (months: number) => `annuity-${months}-999`
