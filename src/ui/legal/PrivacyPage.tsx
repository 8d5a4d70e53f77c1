import type { ReactNode } from "react"
import type { CountryId } from "../../domain/place/country.ts"
import { privacy } from "../../domain/legal/privacy.ts"
import type { Operator } from "../../domain/site/site.ts"
import { Document, Sections } from "./Document.tsx"

/**
 * Page: how personal data is processed (rules law.imprint and law.storage), and below it the data that browsers store.
 */
export function PrivacyPage({
  countryId,
  operator,
  children
}: {
  readonly countryId: CountryId
  readonly operator: Operator
  readonly children: ReactNode
}) {
  const text = privacy(countryId, operator)
  return (
    <Document title={text.title}>
      <Sections text={text} level={2} />
      {children}
    </Document>
  )
}
