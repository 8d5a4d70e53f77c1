import { Trans, useLingui } from "@lingui/react/macro"
import type { FileFault } from "../../domain/price-list-files/file-table.ts"
import type { SentPrices } from "../../domain/price-list-files/sent-prices.ts"
import { Notice } from "../kit/notice/Notice.tsx"
import { columnTexts, faultTexts } from "./price-list-texts.ts"

/** Reason why a file or pasted text was not accepted, or the number of rows that were accepted. */
export type FileNews =
  | { readonly kind: "fault"; readonly name: string; readonly fault: FileFault; readonly line?: number }
  | (Exclude<SentPrices, { readonly kind: "rows" }> & { readonly name: string })
  | { readonly kind: "taken"; readonly name: string; readonly count: number }

/** Shows the result of an import; if the import was not accepted, the list is unchanged. */
export function FileNotice({ news }: { readonly news: FileNews }) {
  const { i18n } = useLingui()
  const { name } = news
  if (news.kind === "taken") {
    const { count } = news
    return (
      <Notice
        tone="good"
        announced
        title={
          <Trans>
            {count} Zeilen aus „{name}“ übernommen
          </Trans>
        }
      >
        <p>
          <Trans>Prüfen Sie die Liste jetzt. Noch gelten Ihre bisherigen Preise.</Trans>
        </p>
      </Notice>
    )
  }
  return (
    <Notice tone="bad" announced title={<Trans>„{name}“ wurde nicht übernommen</Trans>}>
      <p>
        {news.kind === "fault" && (
          <>
            {i18n._(faultTexts[news.fault])} <LineOf line={news.line} />
          </>
        )}
        {news.kind === "noHeads" && (
          <MissingHeads names={news.missing.map((column) => i18n._(columnTexts[column])).join(", ")} />
        )}
        {news.kind === "decimals" && <Decimals style={news.style} example={news.example} />}
      </p>
      <p>
        <Trans>An der Liste hat sich nichts geändert.</Trans>
      </p>
    </Notice>
  )
}

function LineOf({ line }: { readonly line: number | undefined }) {
  return line === undefined ? null : <Trans>Es geht um Zeile {line}.</Trans>
}

function MissingHeads({ names }: { readonly names: string }) {
  return <Trans>In der ersten Zeile fehlen Spalten: {names}. Nehmen Sie die Vorlage.</Trans>
}

function Decimals({ style, example }: { readonly style: "mixed" | "unclear"; readonly example: string }) {
  return style === "mixed" ? (
    <Trans>
      Die Preise sind teils mit Komma, teils mit Punkt geschrieben. Schreiben Sie alle gleich, etwa 1.234,50.
    </Trans>
  ) : (
    <Trans>„{example}“ kann zweierlei heißen. Schreiben Sie Preise mit zwei Stellen, etwa 1.234,00.</Trans>
  )
}
