import { Trans } from "@lingui/react/macro"
import { useHref } from "../kit/site.tsx"
import type { PlaceLink } from "../kit/documents/place-link.ts"
import s from "./TownLinks.module.css"

/** Links to other places, arranged in columns, with the distances if they are known. */
export function TownLinks({ towns }: { readonly towns: ReadonlyArray<PlaceLink> }) {
  const href = useHref()
  return (
    <ul className={s["list"]}>
      {towns.map(({ title, path, kilometres }) => (
        <li key={path}>
          <a href={href(path)}>{title}</a>
          {kilometres !== undefined && (
            <span className={s["far"]}>
              <Trans>{kilometres} km</Trans>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Links to other postal codes of the same place; the link texts omit the place name. */
export function CodeLinks({ codes }: { readonly codes: ReadonlyArray<PlaceLink> }) {
  const href = useHref()
  return (
    <ul className={s["codes"]}>
      {codes.map(({ title, path }) => (
        <li key={path}>
          <a href={href(path)}>{title.replace(/ .*$/u, "")}</a>
        </li>
      ))}
    </ul>
  )
}
