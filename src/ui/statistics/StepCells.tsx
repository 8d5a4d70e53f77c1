import { Trans } from "@lingui/react/macro"
import { listsSeen, shareOf, shopSteps, type StepCounts } from "../../domain/figures/shop-steps.ts"
import { formatCount, formatRate } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"

/** Table headers of the steps, with the same names as in the exported file. */
export function StepHeads() {
  return (
    <>
      <th scope="col">
        <Trans>Listen</Trans>
      </th>
      <th scope="col">
        <Trans>ohne Angebot</Trans>
      </th>
      <th scope="col">
        <Trans>begonnen</Trans>
      </th>
      <th scope="col">
        <Trans>Adresse</Trans>
      </th>
      <th scope="col">
        <Trans>Mengen</Trans>
      </th>
      <th scope="col">
        <Trans>Zahlung</Trans>
      </th>
      <th scope="col">
        <Trans>bestellt</Trans>
      </th>
      <th scope="col">
        <Trans>je 100 Listen</Trans>
      </th>
    </>
  )
}

/** Cells for the steps of a row; the order rate is the number of orders per 100 lists with offers. */
export function StepCells({ counts }: { readonly counts: StepCounts }) {
  const tag = useSite().locale.bcp47
  const share = shareOf(counts.placed, listsSeen(counts))
  return (
    <>
      {shopSteps.map((step) => (
        <td key={step}>{formatCount(tag, counts[step])}</td>
      ))}
      <td>{share === null ? "–" : formatRate(tag, share)}</td>
    </>
  )
}
