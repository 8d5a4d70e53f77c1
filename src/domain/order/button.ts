/**
 * The words on the button that makes an order binding (rule law.button): the same in all three countries and never
 * translated, because without them there is no contract.
 */
export const orderButtonText = "zahlungspflichtig bestellen"
