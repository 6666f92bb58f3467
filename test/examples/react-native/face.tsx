import { createAvatar } from 'navii';
import { SvgXml } from 'react-native-svg';

type Props = { user: { id: string; name: string } };

export function Face({ user }: Props) {
  const drawing = createAvatar(user.id, { size: 48 });
  return <SvgXml xml={drawing} accessible accessibilityRole="image" accessibilityLabel={user.name} />;
}
