import { Trans } from "@lingui/react/macro"
import { Download as DownloadSign, Play } from "lucide-react"
import type { BlockOf } from "../../domain/content/block.ts"
import { StillPicture } from "../kit/StillPicture.tsx"
import { scrolledByKeys } from "../kit/scrolled-by-keys.ts"
import { useContentHref } from "./use-content-href.ts"
import s from "./Prose.module.css"

export function Picture({ block: { picture, caption } }: { readonly block: BlockOf<"picture"> }) {
  return (
    <figure className={s["figure"]}>
      <StillPicture picture={picture} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

export function Table({ block: { caption, head, rows } }: { readonly block: BlockOf<"table"> }) {
  return (
    <section className={s["scroll"]} aria-label={caption} {...scrolledByKeys}>
      <table className={s["table"]}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={head[index + 1] ?? index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export function Download({ block: { title, text, path } }: { readonly block: BlockOf<"download"> }) {
  const href = useContentHref()
  return (
    <p className={s["file"]}>
      <a href={href(path)} download>
        <DownloadSign size={20} aria-hidden="true" />
        {title}
      </a>
      <span>{text}</span>
    </p>
  )
}

/** An external video, shown as a picture with a link, so that nothing is loaded or sent before a click. */
export function Video({ block: { title, href: target, poster } }: { readonly block: BlockOf<"video"> }) {
  const href = useContentHref()
  const isOwn = target.startsWith("/")
  return (
    <figure className={s["figure"]}>
      <a className={s["film"]} href={href(target)} {...(!isOwn && { rel: "noopener noreferrer" })}>
        <StillPicture picture={poster} />
        <span className={s["play"]}>
          <Play size={22} aria-hidden="true" />
          {title}
        </span>
      </a>
      {!isOwn && (
        <figcaption>
          <Trans>Der Film öffnet sich bei {new URL(target).host}. Erst dann werden dort Daten geladen.</Trans>
        </figcaption>
      )}
    </figure>
  )
}
