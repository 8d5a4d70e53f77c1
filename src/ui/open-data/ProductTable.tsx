import { Trans } from "@lingui/react/macro"
import { openPathOf } from "../../domain/open-data/open-names.ts"
import type { OpenDataFacts } from "./open-data-facts.ts"
import s from "./OpenDataPage.module.css"

/** Table of a country's fuels, with the name of each fuel in URLs and a link to its file. */
export function ProductTable({ country, products }: Pick<OpenDataFacts, "country" | "products">) {
  return (
    <table className={s["table"]}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Brennstoff und Name in der Adresse</Trans>
          </th>
          <th scope="col">
            <Trans>Preis je</Trans>
          </th>
          <th scope="col">
            <Trans>Bei einer Menge von</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map(({ product, name, unit, amount }) => (
          <tr key={product}>
            <th scope="row">
              <a href={`${openPathOf(country, product)}?format=csv`}>{name}</a>
              <code className={s["slug"]}>{product}</code>
            </th>
            <td className={s["amount"]}>{unit}</td>
            <td className={s["amount"]}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
