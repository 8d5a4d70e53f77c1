import type { HeroDrawing, PageWords } from "../../domain/content/content-page.ts"
import type { Block, PictureFacts } from "../../domain/content/block.ts"
import { PelletHeap } from "../kit/icon/PelletHeap.tsx"
import { CalculatorDock } from "../layouts/CalculatorDock.tsx"
import { Hero, HeroSections } from "../layouts/Hero.tsx"
import { Blocks } from "./Blocks.tsx"
import { BriquetteStack } from "./BriquetteStack.tsx"
import { ChipHeap } from "./ChipHeap.tsx"
import { StillPicture } from "../kit/StillPicture.tsx"
import type { LiveContent } from "./live-content.ts"

function Drawing({ name }: { readonly name: HeroDrawing }) {
  switch (name) {
    case "pellets":
      return <PelletHeap />
    case "woodChips":
      return <ChipHeap />
    case "briquettes":
      return <BriquetteStack />
  }
}

interface LandingFrameProps extends Pick<PageWords, "title" | "teaser"> {
  readonly drawing?: HeroDrawing | undefined
  /** Picture at the top, if the page has no drawing of its own. */
  readonly picture?: PictureFacts | undefined
  readonly blocks: ReadonlyArray<Block>
  readonly live: LiveContent
}

/** Page: a landing page with its topic, the calculator that stays visible, and information that helps to decide. */
export function LandingFrame({ title, teaser, drawing, picture, blocks, live }: LandingFrameProps) {
  const calculator = blocks.find((block) => block.type === "calculator")
  return (
    <>
      <Hero
        title={title}
        lead={teaser}
        picture={drawing ? <Drawing name={drawing} /> : picture && <StillPicture picture={picture} isFirst />}
      />
      {calculator && <CalculatorDock calculator={live.calculator} hasChoice={calculator.groups.length > 1} />}
      <HeroSections>
        <Blocks blocks={blocks.filter((block) => block !== calculator)} live={live} />
      </HeroSections>
    </>
  )
}
