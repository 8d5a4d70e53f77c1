import { Trans } from "@lingui/react/macro"

/** Lists that an order's page links back to. */
export const AllOrders = () => <Trans>Alle Bestellungen</Trans>
export const OpenOrders = () => <Trans>Offene Bestellungen</Trans>
export const Bills = () => <Trans>Rechnungen</Trans>
export const CancelledOrders = () => <Trans>Stornierte Bestellungen</Trans>
