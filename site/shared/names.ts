// First names from many places, as seeds of decorative mascots.

/** Names, each of them a seed. */
export const NAMES: readonly string[] = (
  'Abena Ada Aiko Aki Alan Alba Ama Amara Ana Anouk Anton Arlo Arun Asha Aya Bao Bea Bo Bruno Cleo Dara Dev Dina Edda ' +
  'Ela Elif Eli Emi Enzo Esi Eva Ezra Fay Femi Finn Flo Gala Gus Hana Hedy Hugo Ida Ike Ilse Imani Ines Inga Iris Ivo ' +
  'Jaya Jin Joan Jomo Juno Jun Kai Kaya Kei Kiri Kofi Kojo Lars Leila Lena Leo Lin Linus Lola Lou Luz Mae Maki Malik ' +
  'Mara Max Mei Mika Milo Mina Mira Moss Nala Naomi Nia Nico Nils Nina Noor Nora Oda Ola Olu Omar Oona Oscar Otis Otto ' +
  'Oz Pari Paz Pia Pim Priya Quinn Rafa Ravi Remi Ren Rhea Rio Rita Rosa Roz Rui Rumi Sana Sasha Seo Sia Sol Suki Sven ' +
  'Tala Tao Tariq Teo Thea Tia Tomas Tove Tuva Uma Una Vera Vik Wren Xia Yara Yaw Yuki Yusuf Zahra Zara Zeno Zia Zuri'
).split(' ');
