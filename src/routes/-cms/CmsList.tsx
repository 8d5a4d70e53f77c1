import type { MessageDescriptor } from "@lingui/core"
import { useLingui } from "@lingui/react/macro"
import { useNavigate, useRouteContext, useRouter } from "@tanstack/react-router"
import type { ContentKind } from "../../domain/content/content-page.ts"
import { kindsOf } from "../../domain/content/editable-kinds.ts"
import { contentDeskCreate, type contentDeskPages } from "../../services/client/content-desk-routes.gen.ts"
import { type CmsQuery, cmsQueryOf } from "../../services/desk/cms/cms-query.ts"
import { queryPath } from "../../services/desk/span-query.ts"
import type { Loaded } from "../../services/queries/ask.ts"
import { deskPages } from "../../services/queries/content-desk.ts"
import { useLive } from "../../ui/kit/live/use-live.ts"
import { useHref } from "../../ui/kit/site.tsx"
import { PagesPage } from "../../ui/support/cms/PagesPage.tsx"
import { whyNotCreated } from "../../ui/support/cms/problem-texts.ts"
import { useStaffList } from "../-desk/use-staff-list.ts"

type ValueOf<Call> = Call extends { readonly types?: { readonly success: infer Value } } ? Value : never

interface CmsListProps {
  readonly title: MessageDescriptor
  readonly path: `/${string}`
  readonly query: CmsQuery
  readonly loaded: Loaded<ValueOf<typeof contentDeskPages>>
  /** Page kinds of this list; kinds that the user may not edit are left out. */
  readonly kinds: ReadonlyArray<ContentKind>
}

/** A list of pages; search text, filters and page number are in the URL. */
export function CmsList({ title, path, query, loaded, kinds }: CmsListProps) {
  const { i18n } = useLingui()
  const { client, page } = useRouteContext({ from: "__root__" })
  const list = useStaffList(deskPages(query), loaded)
  const href = useHref()
  const router = useRouter()
  const navigate = useNavigate()
  const isLive = useLive()
  const own = kindsOf(page.session?.roles ?? [])
  const at = (changes: object) =>
    href(queryPath(path, cmsQueryOf({ ...query, seite: undefined, ...changes })))
  return (
    <PagesPage
      {...list}
      title={i18n._(title)}
      path={path}
      kinds={kinds.filter((kind) => own.includes(kind))}
      words={query.suche ?? ""}
      kind={query.art}
      state={query.stand}
      countryId={query.land ?? null}
      editor={query.redakteur}
      sort={query.sortierung ?? "path"}
      isTree={query.ansicht === "baum"}
      hrefOf={(seite) => at({ seite: String(seite) })}
      editorHref={(redakteur) => at({ redakteur: String(redakteur) })}
      treeHref={at({ ansicht: "baum" })}
      listHref={at({ ansicht: undefined })}
      onCreate={
        isLive
          ? async (made) => {
              const answer = await client.call(contentDeskCreate, { payload: made })
              if (answer.type === "ok") {
                await router.invalidate()
                await navigate({ href: href(`/support/cms/${answer.value.id}/edit`) })
                return undefined
              }
              return i18n._(whyNotCreated(answer.type === "refused" ? answer.error : undefined))
            }
          : undefined
      }
    />
  )
}
