import { createAvatar } from 'navii';
import { SvgXml } from 'react-native-svg';

type Props = { user: { id: string; name: string } };

export function Face({ user: { id, name } }: Props) {
  const svg = createAvatar(id, { size: 48 });
  return <SvgXml xml={svg} accessible accessibilityRole="image" accessibilityLabel={name} />;
}
