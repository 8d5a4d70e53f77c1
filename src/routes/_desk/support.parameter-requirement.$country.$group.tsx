import { msg } from "@lingui/core/macro"
import { createFileRoute, notFound } from "@tanstack/react-router"
import { rulesKeyIn } from "../../services/desk/option-rules-form.ts"
import { loaded } from "../../services/queries/ask.ts"
import { rulesOf } from "../../services/queries/option-rules.ts"
import { LastRecord } from "../-desk/LastRecord.tsx"
import { EditedRules } from "../-desk/EditedRules.tsx"
import { deskPage } from "../-desk/desk-page.ts"

/** Page: the shop's rules about the options of one country and product group. */
export const Route = createFileRoute("/_desk/support/parameter-requirement/$country/$group")({
  ...deskPage("optionRules", { title: msg`Bestelloptionen bearbeiten` }),
  loader: async (at) => {
    const key = rulesKeyIn(at.params.country, at.params.group)
    if (key === undefined) throw notFound()
    return { key, read: await loaded(at, rulesOf(key)) }
  },
  // editing starts with newly loaded data
  gcTime: 0,
  component: OneGroup
})

function OneGroup() {
  const { key, read } = Route.useLoaderData()
  return (
    <LastRecord question={rulesOf(key)} loaded={read}>
      {(sheet) => <EditedRules key={`${sheet.countryId}:${sheet.productGroupId}`} sheet={sheet} />}
    </LastRecord>
  )
}
