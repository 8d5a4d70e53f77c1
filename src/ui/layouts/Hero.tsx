import type { ReactNode } from "react"
import { classes } from "../kit/style/classes.ts"
import s from "./Hero.module.css"

interface HeroProps {
  readonly title: ReactNode
  readonly lead: ReactNode
  /** Picture of the page's topic; hidden on phones for lack of space. */
  readonly picture: ReactNode
  /** `"home"` is the hero of the home page, which contains the calculator. */
  readonly look?: "page" | "home"
  readonly children?: ReactNode
}

/** Top of an explanatory page: its topic in words and as a picture. */
export function Hero({ title, lead, picture, look = "page", children }: HeroProps) {
  return (
    <header className={classes(s["hero"], look === "home" && s["home"])}>
      <div className={s["stage"]}>
        <div className={s["words"]}>
          <h1 className={s["title"]}>{title}</h1>
          <p className={s["lead"]}>{lead}</p>
        </div>
        <div className={s["picture"]}>{picture}</div>
      </div>
      {children}
    </header>
  )
}

/** The sections below the hero. */
export function HeroSections({ children }: { readonly children: ReactNode }) {
  return <div className={s["page"]}>{children}</div>
}
