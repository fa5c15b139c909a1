// Tests with CGAL which pairs of triangles share a point. The input has the number of pairs, and 18 numbers for each pair,
// of 64 bits each in the byte order of this machine. The output has a letter for each pair: 1 if they share a point, 0 if
// not, - if one has no area, for which CGAL has no answer.

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/version.h>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Point = Kernel::Point_3;
using Triangle = Kernel::Triangle_3;

static Triangle triangle(const double* at) {
  return Triangle(Point(at[0], at[1], at[2]), Point(at[3], at[4], at[5]), Point(at[6], at[7], at[8]));
}

int main(int count, char** words) {
  if (count > 1 && std::strcmp(words[1], "--version") == 0) {
    std::puts("CGAL " CGAL_VERSION_STR);
    return 0;
  }
  std::vector<double> pairs;
  uint64_t wanted;
  while (std::fread(&wanted, sizeof wanted, 1, stdin) == 1) {
    pairs.resize(18 * wanted);
    if (std::fread(pairs.data(), 18 * sizeof(double), wanted, stdin) != wanted) return 1;
    for (size_t i = 0; i < wanted; i++) {
      const Triangle a = triangle(&pairs[18 * i]);
      const Triangle b = triangle(&pairs[18 * i + 9]);
      const bool is_flat = a.is_degenerate() || b.is_degenerate();
      std::putchar(is_flat ? '-' : CGAL::do_intersect(a, b) ? '1' : '0');
    }
    std::fflush(stdout);
  }
  return 0;
}
