import { Trans } from "@lingui/react/macro"
import { useHref } from "../kit/site.tsx"

/** Links that must by law be accessible from every page (rules law.imprint, law.withdrawal-form and consent.change). */
export function LegalLinks() {
  const href = useHref()
  return (
    <>
      <a href={href("/impressum")}>
        <Trans>Impressum</Trans>
      </a>
      <a href={href("/agb")}>
        <Trans>AGB und Widerruf</Trans>
      </a>
      <a href={href("/vertrag-widerrufen")}>
        <Trans>Vertrag widerrufen</Trans>
      </a>
      <a href={href("/datenschutz")}>
        <Trans>Datenschutz</Trans>
      </a>
      <a href={href("/datenschutz#speicher")} data-consent>
        <Trans>Cookie-Einstellungen</Trans>
      </a>
    </>
  )
}
