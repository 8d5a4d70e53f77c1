import { Trans } from "@lingui/react/macro"

/** Names of the lists that an order's page can link back to. */
export const AllOrders = () => <Trans>Alle Bestellungen</Trans>
export const OpenOrders = () => <Trans>Offene Bestellungen</Trans>
export const Bills = () => <Trans>Rechnungen</Trans>
export const CancelledOrders = () => <Trans>Stornierte Bestellungen</Trans>
