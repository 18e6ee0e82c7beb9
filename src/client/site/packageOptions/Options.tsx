import type { PackageOption } from '../../../shared/content/packageOptions.ts';
import { CardGrid } from '../../ui/Card.tsx';
import { PriceCard } from '../../ui/PriceCard.tsx';

type Props = { options: readonly PackageOption[]; columns?: 2 | 3; isFirstFeatured?: boolean };

export function Options({ options, columns = 3, isFirstFeatured = false }: Props) {
  return (
    <CardGrid columns={columns}>
      {options.map(({ key, ...option }, index) => (
        <PriceCard
          key={key}
          {...option}
          look={isFirstFeatured && index === 0 ? 'featured' : 'plain'}
        />
      ))}
    </CardGrid>
  );
}
