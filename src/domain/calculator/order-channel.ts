import type { Calculation } from "../calculation.ts"
import { isInstalment } from "../options/option-ids.ts"

/** Why an offer cannot be ordered in the wizard. */
export type ByPhone = "instalment"

/** What the wizard does not order: it asks for payment on invoice. Such orders are taken by phone. */
export const byPhoneOnly = (calculation: Calculation): ByPhone | undefined =>
  calculation.parameters.some(({ id }) => isInstalment(id)) ? "instalment" : undefined
