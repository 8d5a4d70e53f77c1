import type { Calculation } from "../options/calculation.ts"
import type { ConfigurationData } from "../options/configuration-data.ts"

/** A calculation with the number of additions to the plain order; this number does not affect prices. */
export interface CountedCalculation extends Calculation {
  readonly upsellCount: number
}

/**
 * Returns the number of a visitor's additions to the plain order. Additions are: more than one station, a deselected
 * certification, a blowing process, AppointmentPlus, a specific payment method, and a payment method that counts as an
 * upselling (rule calculator.upselling-count).
 */
export const upsellingCount = (calculation: Calculation, data: ConfigurationData): number => {
  const payments = data.groups.find((group) => group.key === "Payment")
  const payment = payments?.parameters.find(({ id }) =>
    calculation.parameters.some((choice) => choice.id === id)
  )
  const isDeselected = data.productCertificationList.some(
    ({ id }) => !calculation.productCertifications.includes(id)
  )
  return [
    calculation.stations > 1,
    isDeselected,
    calculation.looseBlowingProcess.length > 0,
    calculation.appointmentPlus,
    payment !== undefined && (payment.id > 0 || payment.isUpselling)
  ].filter(Boolean).length
}

/**
 * Adds the number of a visitor's additions to a calculation before the calculation is requested; the number is 0 until
 * the available options are known.
 */
export const counted = (calculation: Calculation, data: ConfigurationData | null): CountedCalculation => ({
  ...calculation,
  upsellCount: data === null ? 0 : upsellingCount(calculation, data)
})
