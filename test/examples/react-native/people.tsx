import { createAvatar } from 'navii/core';
import { FlatList, Text, View } from 'react-native';
import { SvgXml } from 'react-native-svg';

type Person = { id: string; name: string };

export function People({ people }: { people: Person[] }) {
  return (
    <FlatList
      data={people}
      keyExtractor={({ id }) => id}
      renderItem={({ item: { id, name } }) => (
        <View style={{ flexDirection: 'row', gap: 8 }}>
          <SvgXml xml={createAvatar(id, { size: 32 })} />
          <Text>{name}</Text>
        </View>
      )}
    />
  );
}
