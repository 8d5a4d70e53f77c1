/**
 * The words on the button that makes an order binding (domain.md L3, decisions.md behaviour 8): the same in all three
 * countries and never translated, because without them there is no contract.
 */
export const orderButtonText = "zahlungspflichtig bestellen"
