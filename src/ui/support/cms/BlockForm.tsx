import type { Block } from "../../../domain/content/block.ts"
import { BestPriceForm, CalculatorForm, ComparisonForm, DealersForm, PriceChartForm } from "./LiveBlocks.tsx"
import { TableForm } from "./TableForm.tsx"
import {
  CrossLinksForm,
  DownloadForm,
  FactsForm,
  HeadingForm,
  PictureForm,
  QuestionsForm,
  TextForm,
  VideoForm
} from "./TextBlocks.tsx"

interface AnyBlockFormProps {
  readonly id: string
  readonly block: Block
  readonly onChange: (block: Block) => void
}

/** Form of a block; the kind of block determines the fields (rule content.blocks). */
export function BlockForm({ id, block, onChange }: AnyBlockFormProps) {
  const ground = { id, onChange }
  switch (block.type) {
    case "heading":
      return <HeadingForm {...ground} block={block} />
    case "text":
      return <TextForm {...ground} block={block} />
    case "picture":
      return <PictureForm {...ground} block={block} />
    case "table":
      return <TableForm {...ground} block={block} />
    case "questions":
      return <QuestionsForm {...ground} block={block} />
    case "facts":
      return <FactsForm {...ground} block={block} />
    case "calculator":
      return <CalculatorForm {...ground} block={block} />
    case "bestPrice":
      return <BestPriceForm {...ground} block={block} />
    case "comparison":
      return <ComparisonForm {...ground} block={block} />
    case "priceChart":
      return <PriceChartForm {...ground} block={block} />
    case "dealers":
      return <DealersForm {...ground} block={block} />
    case "crossLinks":
      return <CrossLinksForm {...ground} block={block} />
    case "download":
      return <DownloadForm {...ground} block={block} />
    case "video":
      return <VideoForm {...ground} block={block} />
  }
}
